// ios: cannot find type 'View' in scope
import ExampleFeatures
import FeatureRuntime

struct Empty: View {}
