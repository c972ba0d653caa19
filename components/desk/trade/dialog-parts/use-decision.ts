'use client'
import { useState } from 'react'
import { rejectionReasonMissing } from '@/lib/domain/messages/request'
import type { DecisionDraft } from './decision-fields'

/** The decision of a dialog: to agree, or to refuse with a reason. `fields` are for `DecisionFields`. */
export function useDecision() {
  const [draft, setDraft] = useState<DecisionDraft>({ agree: true, reason: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const reason = draft.reason.trim()
  const isMissing = !draft.agree && reason === ''
  return {
    agree: draft.agree,
    reason,
    isSubmitted,
    /** False while a refusal has no reason, which the field says from then on. */
    submit: (): boolean => {
      setSubmitted(true)
      return !isMissing
    },
    fields: {
      draft,
      onChange: (part: Partial<DecisionDraft>) => setDraft((now) => ({ ...now, ...part })),
      problem: isSubmitted && isMissing ? rejectionReasonMissing : '',
    },
  }
}
