'use client'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { navigationLimits } from '@/lib/domain/content/site-limits'
import { IconButton } from '../../form/icon-button'
import { MoveButtons } from '../../form/move-buttons'
import { moved } from '../../form/moved'
import { LinkField } from './link-field'
import type { NamedLink } from './use-link-names'

export interface LinkRow {
  title: string
  href: string
}

interface LinkRowsProps {
  /** Accessible name: 顶部导航. */
  label: string
  /** Ids of the fields begin with it. */
  id: string
  value: readonly LinkRow[]
  max: number
  onChange: (value: LinkRow[]) => void
  /** Messages by `{id}-{index}-title` and `{id}-{index}-href`. */
  problems: Readonly<Record<string, string>>
  nameOf: (href: string) => NamedLink
}

/** Links in a sequence: names and addresses, moved, removed, added. */
export function LinkRows({ label, id, value, max, onChange, problems, nameOf }: LinkRowsProps) {
  const change = (index: number, part: Partial<LinkRow>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="grid gap-3">
        {value.map((row, index) => {
          const [titleId, hrefId] = [`${id}-${index}-title`, `${id}-${index}-href`]
          const name = row.title || `链接${index + 1}`
          const problem = problems[titleId] ?? problems[hrefId]
          return (
            <li key={index} className="flex flex-wrap items-center gap-2">
              <Input
                id={titleId}
                aria-label={`${label}第${index + 1}项名称`}
                aria-invalid={problems[titleId] ? true : undefined}
                aria-describedby={problem ? `${titleId}-problem` : undefined}
                placeholder="名称"
                autoComplete="off"
                maxLength={navigationLimits.title}
                value={row.title}
                onChange={({ target }) => change(index, { title: target.value })}
                className="w-40! shrink-0 max-md:w-full!"
              />
              <LinkField
                id={hrefId}
                label={`${label}第${index + 1}项链接`}
                href={row.href}
                onChange={(href) => change(index, { href })}
                nameOf={nameOf}
                error={problems[hrefId]}
                errorId={`${titleId}-problem`}
                className="flex-1 max-md:basis-full"
              />
              <span className="flex max-md:ml-auto">
                <MoveButtons
                  name={name}
                  index={index}
                  count={value.length}
                  onMove={(step) => onChange(moved(value, index, step))}
                />
                <IconButton
                  label={`删除${name}`}
                  Icon={X}
                  isOff={false}
                  onPress={() => onChange(value.filter((_, at) => at !== index))}
                />
              </span>
              {problem && (
                <p id={`${titleId}-problem`} role="alert" className="text-brand basis-full text-xs">
                  {problem}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {value.length < max && (
        <Button
          variant="ghost"
          className="justify-self-start"
          aria-label={`${label}新增链接`}
          onClick={() => onChange([...value, { title: '', href: '' }])}
        >
          新增链接
        </Button>
      )}
    </div>
  )
}
