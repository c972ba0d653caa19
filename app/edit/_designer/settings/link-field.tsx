'use client'
import { Link2, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input'
import { isFields } from '@/lib/domain/fields'
import { addressProblem } from '@/widgets/link-problems'
import type { LinkField } from '@/widgets/setting-fields'
import { targetText } from '../pickers/targets'
import { changeOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { FieldRow } from './field-row'
import { segment } from './segment'

const TargetPicker = lazy(() => import('../pickers/target-picker'))

/** Where a click leads: a target of the mall, or an address (spec 4 §A0.6). */
export function LinkInput({ field, values, onChange, onLeave, problems }: FieldProps<LinkField>) {
  const value = valueOf(field, values)
  const link: Settings = isFields(value) ? value : {}
  return (
    <LinkControl
      label={field.label ?? '链接'}
      hint={field.hint}
      error={problemAt(problems, field.key)}
      link={link}
      onChange={(next) => {
        onChange(changeOf(field, values, next))
      }}
      onLeave={onLeave}
    />
  )
}

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  link: Settings
  onChange: (link: Settings) => void
  onLeave: () => void
}

/** Form control of a link value: 选择路径 or 自定义路由. */
export function LinkControl({ label, hint, error, link, onChange, onLeave }: Props) {
  const isAddress = link.linkPage === 'href'
  const [isOpen, setOpen] = useState(false)
  const write = (next: Settings) => {
    onChange(next)
    onLeave()
  }
  const close = () => {
    setOpen(false)
  }
  const wrongAddress = addressProblem(link)
  const text = isAddress ? '' : targetText(link)
  /** The previous link of the other kind, restored when the operator switches back. */
  const other = useRef<Settings>(undefined)
  const choose = (address: boolean) => {
    if (address === isAddress) return
    const empty = address ? { linkPage: 'href', linkPageLabel: '自定义路由', href: '' } : {}
    write(other.current ?? empty)
    other.current = link
  }
  return (
    <FieldRow
      label={label}
      hint={hint ?? (isAddress ? '站内页面写 / 开头的路径，如 /items' : undefined)}
      error={wrongAddress ?? error}
    >
      <div className="grid grid-cols-1 gap-2">
        <span role="radiogroup" aria-label={`${label}方式`} className="flex">
          {[false, true].map((address) => (
            <button
              key={String(address)}
              type="button"
              role="radio"
              aria-checked={address === isAddress}
              className={segment(address === isAddress)}
              onClick={() => {
                choose(address)
              }}
            >
              {address ? '自定义路由' : '选择路径'}
            </button>
          ))}
        </span>
        {isAddress ? (
          <Input
            aria-label={`${label}的地址`}
            placeholder="http://www.xxx.com"
            aria-invalid={wrongAddress !== undefined}
            className="h-8!"
            value={String(link.href ?? '')}
            onChange={({ target }) => {
              onChange({ linkPage: 'href', linkPageLabel: '自定义路由', href: target.value })
            }}
            onBlur={onLeave}
          />
        ) : (
          <span className="flex gap-1">
            <button
              type="button"
              aria-label={`${label}：${text || '设置路径'}`}
              aria-haspopup="dialog"
              title={text}
              className={cx(
                buttonClass({ variant: 'ghost', size: 'small' }),
                'h-8! min-w-0 flex-1 justify-start!',
              )}
              onClick={() => setOpen(true)}
            >
              <Link2 className="text-muted size-3.5 shrink-0" aria-hidden />
              <span className={cx('truncate', !text && 'text-faint')}>{text || '设置路径'}</span>
            </button>
            {text && (
              <button
                type="button"
                aria-label={`清除${label}`}
                title="清除"
                className="text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
                onClick={() => {
                  write({})
                }}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            )}
          </span>
        )}
        {isOpen && (
          <Suspense>
            <TargetPicker
              link={link}
              onClose={close}
              onPick={(next) => {
                close()
                write(next)
              }}
            />
          </Suspense>
        )}
      </div>
    </FieldRow>
  )
}
