/// The public types of Testing: what `swift symbolgraph-extract` says of the toolchain, which a test compares with these.
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
