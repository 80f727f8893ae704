struct CounterTests {}
