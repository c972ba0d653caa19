'use client'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { auditEventChoices, auditSubjectChoices } from '@/lib/domain/desk/audit-words'
import { dateInvalid } from '@/lib/domain/messages/date'
import { fieldDay } from '@/lib/domain/time/field'
import { DateInput } from '../../form/date-field/date-input'
import type { IndexPlace } from '../../list/use-index-place'

const fieldClass = 'w-40 max-md:w-[calc(50%-0.375rem)]'
const dateClass =
  'text-muted flex items-center gap-2 text-sm whitespace-nowrap *:[div]:w-40 max-md:w-[calc(50%-0.375rem)] max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:*:[div]:w-full'

/** The filters of the audit trail; all are in the address. */
export function AuditFilters({ place }: { place: IndexPlace }) {
  const { event = '', subject = '', from = '', to = '', all } = place.values
  const onChange =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      place.narrow({ [name]: target.value || undefined })
  const toDay = (name: string) => (day: string) => place.narrow({ [name]: day || undefined })
  return (
    <>
      <Select
        aria-label="操作"
        placeholder="全部操作"
        options={auditEventChoices}
        value={event}
        onChange={onChange('event')}
        className={fieldClass}
      />
      <Select
        aria-label="对象"
        placeholder="全部对象"
        options={auditSubjectChoices}
        value={subject}
        onChange={onChange('subject')}
        className={fieldClass}
      />
      <AuditDay id="audit-from" label="开始日期" value={from} onDay={toDay('from')} />
      <AuditDay id="audit-to" label="结束日期" value={to} onDay={toDay('to')} />
      <Checkbox
        checked={all === '1'}
        onChange={({ target }) => place.narrow({ all: target.checked ? '1' : undefined })}
      >
        包括顾客和系统的操作
      </Checkbox>
    </>
  )
}

interface AuditDayProps {
  id: string
  label: string
  value: string
  /** Gets a day, or '' for none. */
  onDay: (day: string) => void
}

function AuditDay({ id, label, value, onDay }: AuditDayProps) {
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  // Back, and 清除 of a filter, change the address.
  if (given !== value) {
    setGiven(value)
    setText(value)
  }
  const [problem, setProblem] = useState('')
  return (
    <div className={dateClass}>
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={text}
        onChange={(next) => {
          setText(next)
          setProblem('')
        }}
        onSettle={(next) => {
          const day = fieldDay(next)
          if (next.trim() !== '' && day === '') setProblem(dateInvalid)
          else if (day !== value) onDay(day)
        }}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-brand text-xs">
          {problem}
        </p>
      )}
    </div>
  )
}
