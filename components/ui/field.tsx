'use client'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { useStillDuringPress } from './use-still-during-press'

/** Ids of the messages of a control, for its `aria-describedby`. */
export const errorId = (id: string) => `${id}-error`
export const hintId = (id: string) => `${id}-hint`

/** Attributes of a control inside a `Field`. */
export function fieldControl(id: string, error?: string, hint?: string) {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

interface FieldProps {
  /** Id of the control. */
  id: string
  label?: string
  required?: boolean
  /** Message of the first failed validation rule, shown under the control. */
  error?: string
  hint?: string
  className?: string
  children: ReactNode
}

/** Label, control, and below it the error or else the hint. */
export function Field({ id, label, required, error: present, hint, className, children }: FieldProps) {
  const error = useStillDuringPress(present)
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      {label && (
        <label htmlFor={id} className="text-text text-sm">
          {required && (
            <span className="text-brand mr-1" aria-hidden>
              *
            </span>
          )}
          {label}
        </label>
      )}
      {children}
      {hint && !error && (
        <p id={hintId(id)} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} role="alert" className="text-brand text-xs">
          {error}
        </p>
      )}
    </div>
  )
}

interface GroupFieldProps {
  id: string
  label: string
  /** Message of the first failed validation rule. */
  error?: string | undefined
  /** The choices. */
  children: ReactNode
}

/** Several choices under one name. */
export function GroupField({ id, label, error, children }: GroupFieldProps) {
  return (
    <fieldset {...fieldControl(id, error)} className="grid gap-1.5">
      <legend className="text-text mb-1.5 text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">{children}</div>
      {error && (
        <p id={errorId(id)} role="alert" className="text-brand text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
