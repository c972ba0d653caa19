import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { auditEventName, auditEvents, auditSubjectName, auditSubjects } from '@/lib/domain/desk/audit-words'
import { DeskSearch } from '../desk-search'
import type { IndexPlace } from '../index-page/use-index-place'

const optionsOf = (names: readonly string[], nameOf: (name: string) => string) =>
  names
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, two) => one.label.localeCompare(two.label, 'zh'))

const events = optionsOf(auditEvents, auditEventName)
const subjects = optionsOf(auditSubjects, auditSubjectName)

/** The filters of the audit trail; all are in the address. */
export function AuditFilters({ place, whoName }: { place: IndexPlace; whoName: string | undefined }) {
  const { keywords = '', event = '', subject = '', from = '', to = '', who = '', all } = place.values
  const field = (name: string) => ({
    onChange: ({ target }: { target: { value: string } }) =>
      place.narrow({ [name]: target.value || undefined }),
    className: 'mb-4 w-40 max-md:flex-1',
  })
  return (
    <>
      <div className="flex flex-wrap gap-x-3">
        <DeskSearch
          key={keywords}
          label="编号、原因或内容"
          value={keywords}
          onSearch={(next) => place.narrow({ keywords: next || undefined })}
        />
        <Select {...field('event')} aria-label="操作" placeholder="全部操作" options={events} value={event} />
        <Select
          {...field('subject')}
          aria-label="对象"
          placeholder="全部对象"
          options={subjects}
          value={subject}
        />
        <Input {...field('from')} type="date" aria-label="开始日期" value={from} />
        <Input {...field('to')} type="date" aria-label="结束日期" value={to} />
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <Checkbox
          checked={all === '1'}
          onChange={({ target }) => place.narrow({ all: target.checked ? '1' : undefined })}
        >
          包括顾客和系统的操作
        </Checkbox>
        {who && (
          <span className="flex items-center gap-2">
            操作人：{whoName || who}
            <Button variant="text" onClick={() => place.narrow({ who: undefined })}>
              清除操作人
            </Button>
          </span>
        )}
      </div>
    </>
  )
}
