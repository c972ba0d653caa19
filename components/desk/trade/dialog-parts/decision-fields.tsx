'use client'
import { useId } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'

export interface DecisionDraft {
  agree: boolean
  reason: string
}

const maxReason = 200

interface DecisionFieldsProps {
  draft: DecisionDraft
  onChange: (part: Partial<DecisionDraft>) => void
  agreeText: string
  refuseText: string
  /** Label of the reason, which only a refusal has. */
  reasonLabel: string
  /** Tells whether the buyer sees the reason. */
  reasonHint: string
  problem: string
}

/** 同意 or 拒绝 with its reason. */
export function DecisionFields({
  draft,
  onChange,
  agreeText,
  refuseText,
  reasonLabel,
  reasonHint,
  problem,
}: DecisionFieldsProps) {
  const id = useId()
  return (
    <>
      <div role="radiogroup" aria-label="审核结果" className="flex flex-wrap gap-x-6">
        {[true, false].map((agree) => (
          <Radio
            key={String(agree)}
            name={id}
            checked={draft.agree === agree}
            onChange={() => onChange({ agree })}
          >
            {agree ? agreeText : refuseText}
          </Radio>
        ))}
      </div>
      {!draft.agree && (
        <Field id={`${id}-reason`} label={reasonLabel} required error={problem} hint={reasonHint}>
          <Textarea
            {...fieldControl(`${id}-reason`, problem, reasonHint)}
            rows={3}
            maxLength={maxReason}
            used={draft.reason.length}
            value={draft.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      )}
    </>
  )
}
