'use client'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'

/** The setting that a problem is about. Every request is a new object, so that the same problem can be opened twice. */
export interface ProblemTarget {
  /** The widget. */
  id: string
  /** The path of the setting, such as `data.0.imgUrl`; empty for the widget as a whole. */
  path: string
  /** The announcement for the operator. */
  text: string
}

interface TargetContext {
  target: ProblemTarget | null
  open: (target: ProblemTarget) => void
}

const Context = createContext<TargetContext>({ target: null, open: () => undefined })

/** Lets the list of problems open the field of a problem in the settings panel. */
export function ProblemTargetProvider({ children }: { children: ReactNode }) {
  const [target, open] = useState<ProblemTarget | null>(null)
  const value = useMemo(() => ({ target, open }), [target])
  return <Context value={value}>{children}</Context>
}

export const useProblemTarget = (): TargetContext => use(Context)

/** Whether a setting, or something inside it, is meant. */
export const leadsTo = (target: ProblemTarget | null, id: string, path: string): boolean =>
  target?.id === id && (target.path === path || target.path.startsWith(`${path}.`))

const focusable =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

/** Moves the focus to the field of a setting: the innermost that is shown, else the selected tab. */
export function focusSetting(root: HTMLElement, path: string): void {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-setting]')].filter((field) => {
    const own = field.dataset.setting ?? ''
    return path === own || path.startsWith(`${own}.`)
  })
  const control = fields.at(-1)?.querySelector<HTMLElement>(focusable)
  const tab = root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  ;(control ?? tab)?.focus()
}
