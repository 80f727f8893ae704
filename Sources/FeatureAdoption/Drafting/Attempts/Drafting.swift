import SpecSwift

/// Drafts a feature. Parts that keys cannot express are expressed in another way by further attempts.
struct Drafting {
  /// The facts about the feature that are known before it is drafted.
  let context: DraftingContext

  /// Makes a draft.
  ///
  /// - Throws: The reason, when no attempt makes a draft.
  func draft(_ attempt: DraftingAttempt) throws(NotDrafted) -> DraftedFeature {
    do throws(FailedAttempt) { return try draftWithAlerts(attempt) } catch { throw error.reason }
  }

  /// Makes a draft. Alerts that keys cannot express completely stay Swift.
  ///
  /// Each attempt leaves the alerts of further properties in Swift, then the children that have them as cases.
  /// Therefore the number of attempts is limited.
  private func draftWithAlerts(_ start: DraftingAttempt) throws(FailedAttempt) -> DraftedFeature {
    var attempt = start
    while true {
      var plain: Set<String>
      do throws(FailedAttempt) {
        let drafted = try draftWithReactions(attempt)
        attempt = drafted.drafter.attempt
        plain = drafted.drafter.unfittingAlerts.subtracting(attempt.hard.alerts)
        if plain.isEmpty { return drafted }
      } catch {
        attempt = error.last
        plain = error.findings.alertPlaces.subtracting(attempt.hard.alerts)
        if plain.isEmpty {
          plain = error.findings.alertProperties.subtracting(attempt.hard.alerts)
        }
        if plain.isEmpty { return try draftKeepingUnit(after: error, from: start) }
      }
      plain.formUnion(attempt.hard.alerts)
      attempt = start.with { $0.alerts = plain }
    }
  }

  /// Makes a draft with an unchanged part of the body, because the part contains code that cannot be drafted. Another
  /// part is larger.
  private func draftKeepingUnit(
    after failure: FailedAttempt, from start: DraftingAttempt
  ) throws(FailedAttempt) -> DraftedFeature {
    guard let unit = failure.reason.unit, !failure.last.hard.units.contains(unit),
      failure.findings.isSmall(unit)
    else { throw failure }
    do throws(FailedAttempt) {
      return try draftWithAlerts(start.with { $0.units.insert(unit) })
    } catch {
      throw error.because(of: failure.reason)
    }
  }

  /// Makes a draft. Operators of children and reactions to changes that keys cannot express stay Swift, and so do the
  /// types of effects that Swift of the body uses.
  private func draftWithReactions(
    _ start: DraftingAttempt
  ) throws(FailedAttempt) -> DraftedFeature {
    var obstacle: NotDrafted?
    let types: Set<String>
    do throws(FailedAttempt) {
      let drafted = try draftWithHolders(start)
      types = drafted.drafter.cancelTypesToKeep(beside: drafted.draft.keys)
      if types.isEmpty { return drafted }
    } catch {
      if let place = error.findings.earlyOperator, !start.hard.operators.contains(place) {
        return try draftWithAlerts(start.with { $0.operators.insert(place) })
      }
      types = error.findings.effectTypes
      var failure = error
      if error.findings.hasChanges {
        do throws(FailedAttempt) {
          return try draftWithReactions(start.with { $0.hasChanges = true })
        } catch let other {
          if failure.findings.hasOtherChanges { throw other }
          failure = other.because(of: failure.reason)
        }
      }
      if types.isEmpty { throw failure }
      obstacle = failure.reason
    }
    do throws(FailedAttempt) {
      return try draftWithHolders(start.with { $0.cancelTypes = types })
    } catch {
      throw error.because(of: obstacle ?? error.reason)
    }
  }

  /// Makes a draft. A single reaction handles all actions of a child, a dialog or the bindings whose actions cannot be
  /// handled one by one.
  private func draftWithHolders(_ attempt: DraftingAttempt) throws(FailedAttempt) -> DraftedFeature
  {
    var drafter = FeatureDrafter(context, attempt)
    do throws(NotDrafted) {
      return DraftedFeature(draft: try drafter.draft(), drafter: drafter)
    } catch {
      let failure = FailedAttempt(reason: error, last: attempt, findings: Findings(drafter, error))
      guard let holder = error.holder, !attempt.hard.holders.contains(holder) else { throw failure }
      do throws(FailedAttempt) {
        return try draftWithHolders(attempt.with { $0.holders.insert(holder) })
      } catch let other {
        throw other.because(of: error)
      }
    }
  }
}

extension DraftingAttempt {
  /// Returns the attempt with other hard parts.
  fileprivate func with(_ change: (inout HardParts) -> Void) -> DraftingAttempt {
    var attempt = self
    change(&attempt.hard)
    return attempt
  }
}
