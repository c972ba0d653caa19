'use client'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { navigationLimits, promiseIcons, type PromiseIcon } from '@/lib/domain/content/site-limits'
import { IconButton } from '../../form/icon-button'
import type { NavigationDraft } from './navigation-draft'

type Promises = NavigationDraft['promises']

const icons = Object.entries(promiseIcons).map(([value, label]) => ({ value, label }))

interface PromiseListProps {
  value: Promises
  onChange: (value: Promises) => void
  problems: Readonly<Record<string, string>>
}

/** The promises above the footer: a picture, a few words and a sentence each. */
export function PromiseList({ value, onChange, problems }: PromiseListProps) {
  const change = (index: number, part: Partial<Promises[number]>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <div className="grid gap-3">
      <ul aria-label="服务承诺" className="grid gap-3">
        {value.map((row, index) => {
          const id = `promise-${index}-title`
          const name = `第${index + 1}项承诺`
          return (
            <li key={index} className="flex flex-wrap items-center gap-2">
              <Select
                aria-label={`${name}图标`}
                options={icons}
                value={row.icon}
                onChange={({ target }) => change(index, { icon: target.value as PromiseIcon })}
                className="w-28"
              />
              <Input
                id={id}
                aria-label={`${name}名称`}
                aria-invalid={problems[id] ? true : undefined}
                aria-describedby={problems[id] ? `${id}-problem` : undefined}
                placeholder="例如 正品保障"
                autoComplete="off"
                maxLength={navigationLimits.title}
                value={row.title}
                onChange={({ target }) => change(index, { title: target.value })}
                className="w-40! max-md:min-w-0 max-md:flex-1"
              />
              <Input
                aria-label={`${name}说明`}
                placeholder="说明"
                autoComplete="off"
                maxLength={navigationLimits.text}
                value={row.text}
                onChange={({ target }) => change(index, { text: target.value })}
                className="min-w-0 flex-1 max-md:basis-full"
              />
              <IconButton
                label={`删除${row.title || name}`}
                Icon={X}
                isOff={false}
                onPress={() => onChange(value.filter((_, at) => at !== index))}
              />
              {problems[id] && (
                <p id={`${id}-problem`} role="alert" className="text-brand basis-full text-xs">
                  {problems[id]}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {value.length < navigationLimits.promises && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onChange([...value, { icon: 'shield', title: '', text: '' }])}
        >
          新增承诺
        </Button>
      )}
    </div>
  )
}
