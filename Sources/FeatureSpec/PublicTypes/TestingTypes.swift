/// The public types of Testing, from the output of `swift symbolgraph-extract` for the toolchain, with which a test
/// compares the list.
let testingTypes = """
  Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation \
  CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation \
  ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait \
  SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait Trait
  """

/// The public types of Observation: see `testingTypes`.
let observationTypes = """
  Observable ObservationRegistrar Observations
  """
