struct CounterFeature {}
