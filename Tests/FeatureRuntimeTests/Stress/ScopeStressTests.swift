import FeatureRuntime
import FeatureTesting
import TestSupport
import Testing

@MainActor
@Suite("Stress test: scopes", .timeLimit(.minutes(5)))
struct ScopeStressTests {
  private let kit = Kit()
  private let forever = Job(work: .wait, shape: .plain, slot: 0)

  private func makeStore() -> CrewStore {
    CrewStore(initialState: Crew.State(kit)) {
      Crew(kit: kit, clock: kit.clock)
    }
  }

  private var start: Worker.Action {
    .start(forever, kit.token(.action))
  }

  @Test("effects continue until the store and all its scopes are released")
  func lastToGo() async throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let root: Weak<CrewStore>
      var holders: [AnyObject]
      let tasks: [StoreTask]
      do {
        let store = makeStore()
        store.send(.invite(Worker.State(kit)))
        let lead = store.scope(state: \.lead, action: \.lead)
        let guest = try #require(store.scope(state: \.guest, action: \.guest))
        tasks = [store.send(.lead(start)), lead.send(start), guest.send(start)]
        root = Weak(object: store)
        holders = [store, lead, guest]
      }
      holders.shuffle(using: &random)
      while holders.count > 1 {
        holders.removeLast()
        #expect(root.object != nil)
      }
      holders = []
      #expect(root.object == nil)
      for task in tasks { await task.finish() }
    }
    #expect(await kit.leaks.survivors() == [:])
    #expect(kit.leaks.made(.effect(.lasting)) == 600)
  }

  @Test("a store retains no scope, whether its child stays or is removed")
  func scopesGo() async throws {
    let store = makeStore()
    for _ in 0..<300 {
      store.send(.invite(Worker.State(kit)))
      var lead: WorkerStore? = store.scope(state: \.lead, action: \.lead)
      var guest = store.scope(state: \.guest, action: \.guest)
      lead?.send(start)
      guest?.send(start)
      let (oldLead, oldGuest) = (Weak(object: lead), Weak(object: guest))
      lead = nil
      #expect(oldLead.object == nil)
      store.send(.invite(nil))
      guest = nil
      #expect(oldGuest.object == nil)
    }
    // The store still exists, and with it the effects of the lead.
    #expect(await kit.leaks.survivors { $0.place == .passing } == [:])
    #expect(store.lead.count == 300)
  }
}
