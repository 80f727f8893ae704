import Tempo

func slower() -> Int { pace - 1 }
