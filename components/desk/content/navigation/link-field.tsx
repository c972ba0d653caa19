'use client'
import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { NamedLink } from './use-link-names'

const LinkDialog = lazy(() => import('./link-dialog'))

interface LinkFieldProps {
  id: string
  /** Accessible name: 顶部导航第1项链接. */
  label: string
  /** Empty while nothing is chosen. */
  href: string
  onChange: (href: string) => void
  nameOf: (href: string) => NamedLink
  /** Why the form cannot be saved. */
  error?: string | undefined
  /** Id of the element that says it. */
  errorId?: string | undefined
  className?: string
}

/** Where a link leads: its target in words, chosen in a dialog. */
export function LinkField(props: LinkFieldProps) {
  const { id, label, href, onChange, nameOf, error, errorId, className = '' } = props
  const [isOpen, setOpen] = useState(false)
  const { text, problem } = href === '' ? { text: '', problem: '' } : nameOf(href)
  const described = [error && errorId, problem && `${id}-gone`].filter(Boolean).join(' ')
  return (
    <div className={cx('min-w-0', className)}>
      <button
        type="button"
        id={id}
        aria-label={`${label}：${text || '选择链接'}`}
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        title={href}
        onClick={() => setOpen(true)}
        className={cx(
          buttonClass({ variant: 'ghost' }),
          'aria-invalid:border-brand! w-full min-w-0 justify-start! font-normal!',
        )}
      >
        <Link2 className="text-muted size-4 shrink-0" aria-hidden />
        <span className={cx('truncate', text === '' && 'text-muted')}>{text || '选择链接'}</span>
      </button>
      {problem && (
        <p id={`${id}-gone`} role="note" className="text-brand mt-1 text-xs">
          {problem}，顾客点击后看不到
        </p>
      )}
      {isOpen && (
        <Suspense>
          <LinkDialog
            href={href}
            onClose={() => setOpen(false)}
            onPick={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
