'use client'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { confirm } from '@/lib/client/press/confirm'
import { navigationLimits } from '@/lib/domain/content/site-limits'
import { IconButton } from '../../form/icon-button'
import { moved } from '../../form/moved'
import { LinkRows } from './link-rows'
import type { NavigationDraft } from './navigation-draft'
import type { NamedLink } from './use-link-names'

type Columns = NavigationDraft['columns']

interface ColumnListProps {
  value: Columns
  onChange: (value: Columns) => void
  problems: Readonly<Record<string, string>>
  nameOf: (href: string) => NamedLink
}

/** The columns of links in the footer. */
export function ColumnList({ value, onChange, problems, nameOf }: ColumnListProps) {
  const change = (index: number, part: Partial<Columns[number]>) =>
    onChange(value.map((column, at) => (at === index ? { ...column, ...part } : column)))
  return (
    <div className="grid gap-4">
      {value.map((column, index) => {
        const id = `column-${index}`
        const name = column.title || `第${index + 1}栏`
        return (
          <div
            key={index}
            role="group"
            aria-label={name}
            className="rounded-card border-line grid gap-3 border p-4"
          >
            <div className="flex items-end gap-2">
              <Field
                id={`${id}-title`}
                label={`第${index + 1}栏名称`}
                required
                error={problems[`${id}-title`] ?? ''}
                className="min-w-0 flex-1 md:max-w-60"
              >
                <Input
                  {...fieldControl(`${id}-title`, problems[`${id}-title`])}
                  autoComplete="off"
                  maxLength={navigationLimits.title}
                  value={column.title}
                  onChange={({ target }) => change(index, { title: target.value })}
                />
              </Field>
              <span className="ml-auto flex">
                <IconButton
                  label={`前移${name}`}
                  Icon={ArrowUp}
                  isOff={index === 0}
                  onPress={() => onChange(moved(value, index, -1))}
                />
                <IconButton
                  label={`后移${name}`}
                  Icon={ArrowDown}
                  isOff={index === value.length - 1}
                  onPress={() => onChange(moved(value, index, 1))}
                />
                <IconButton
                  label={`删除${name}`}
                  Icon={X}
                  isOff={false}
                  onPress={async () => {
                    if (
                      column.links.length === 0 ||
                      (await confirm({ text: `确定删除“${name}”和其中的链接？`, danger: true }))
                    )
                      onChange(value.filter((_, at) => at !== index))
                  }}
                />
              </span>
            </div>
            <LinkRows
              label={name}
              id={id}
              value={column.links}
              max={navigationLimits.columnLinks}
              onChange={(links) => change(index, { links })}
              problems={problems}
              nameOf={nameOf}
            />
          </div>
        )
      })}
      {value.length < navigationLimits.columns && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onChange([...value, { title: '', links: [] }])}
        >
          新增一栏
        </Button>
      )}
    </div>
  )
}
