import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { auditEventChoices, auditSubjectChoices } from '@/lib/domain/desk/audit-words'
import { DeskSearch } from '../../list/desk-search'
import type { IndexPlace } from '../../list/use-index-place'

const fieldClass = 'mb-4 w-40 max-md:w-[calc(50%-0.375rem)]'
const dateClass =
  'text-muted mb-4 flex w-56 items-center gap-2 text-sm whitespace-nowrap max-md:w-[calc(50%-0.375rem)] max-md:flex-col max-md:items-stretch max-md:gap-1'

/** The filters of the audit trail; all are in the address. */
export function AuditFilters({ place }: { place: IndexPlace }) {
  const { keywords = '', event = '', subject = '', from = '', to = '', all } = place.values
  const onChange =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      place.narrow({ [name]: target.value || undefined })
  return (
    <>
      <div className="flex flex-wrap gap-x-3">
        <DeskSearch
          key={keywords}
          label="编号、原因或内容"
          value={keywords}
          onSearch={(next) => place.narrow({ keywords: next || undefined })}
        />
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
        <label className={dateClass}>
          开始日期
          <Input type="date" value={from} onChange={onChange('from')} />
        </label>
        <label className={dateClass}>
          结束日期
          <Input type="date" value={to} onChange={onChange('to')} />
        </label>
      </div>
      <Checkbox
        className="mb-4"
        checked={all === '1'}
        onChange={({ target }) => place.narrow({ all: target.checked ? '1' : undefined })}
      >
        包括顾客和系统的操作
      </Checkbox>
    </>
  )
}
