import FeatureGenCLI

FeatureGenCommand.main()
