/** What merchants send for approval: a new product, or a change of an approved one (contract operator §4, ADR 0119). */
export const proposalStates = {
  submitting: '已撤回',
  processing: '待审核',
  rejected: '已驳回',
} as const
export type ProposalState = keyof typeof proposalStates

/** Characters of the reason of a rejection. */
export const maxReason = 200
