/**
 * The states of a merchant's application (contract member §17). `auditStatus` is what clients see; `draft` is
 * `disabled` on the wire.
 */
export const applicationStates = {
  draft: { label: '填写中', auditStatus: '1' },
  review: { label: '审核中', auditStatus: '1' },
  approved: { label: '审核成功', auditStatus: '2' },
  refused: { label: '审核驳回', auditStatus: '3' },
} as const
export type ApplicationState = keyof typeof applicationStates

/** Label of the reason of an application: one that was submitted again keeps the reason of its last refusal. */
export const reasonLabel = (state: ApplicationState): string =>
  state === 'refused' ? '审批意见:' : '上次驳回原因:'

/** The reason that the owner of an application is told: only that of a refusal that still holds. */
export const shownReason = ({ state, reason }: { state: ApplicationState; reason: string }): string =>
  state === 'refused' ? reason : ''

/**
 * Events of an application. `save`: its first or second step is saved; `submit`: its last one; `approve` and `refuse`:
 * an operator decides.
 */
export type ApplicationEvent = 'save' | 'submit' | 'approve' | 'refuse'

/**
 * Event → state → the state that follows; absent where the event is refused. Saving takes an application back from
 * review.
 */
const transitions: Record<ApplicationEvent, Partial<Record<ApplicationState, ApplicationState>>> = {
  save: { draft: 'draft', review: 'draft', refused: 'refused' },
  submit: { draft: 'review', review: 'review', refused: 'review' },
  approve: { review: 'approved' },
  refuse: { review: 'refused' },
}

/** The state after an event; undefined when the event is refused. */
export const nextApplicationState = (
  state: ApplicationState,
  event: ApplicationEvent,
): ApplicationState | undefined => transitions[event][state]

/** The step that a form shows next: 1 with nothing saved, 4 with everything (contract member §13). */
export type ApplicationProgress = 1 | 2 | 3 | 4

/** @param saved the stored fields of each step; empty or null for a step that was never saved */
export function applicationProgress(saved: {
  settledType: string | null
  merchantName: string
  licensePicture: string
}): ApplicationProgress {
  if (!saved.settledType) return 1
  if (!saved.merchantName) return 2
  return saved.licensePicture ? 4 : 3
}

/** Company or self-employed person. */
export const settledTypes = { enterprise: '企业', soletrader: '个体户' } as const
export type SettledType = keyof typeof settledTypes

/** Title of the legal representative of a merchant. */
export const legalTitles: Record<SettledType, string> = { enterprise: '法人', soletrader: '负责人' }
