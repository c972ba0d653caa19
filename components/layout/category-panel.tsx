'use client'
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { categoryPanelId } from './category-panel-id'
import { fetchFlyouts } from './fetch-flyouts'

const close = (panel: HTMLElement) => {
  // After a click the pointer is still over the menu: it stays closed until the pointer leaves.
  panel.dataset.closed = ''
  if (document.activeElement instanceof HTMLElement && panel.contains(document.activeElement))
    document.activeElement.blur()
  if (panel.matches(':popover-open')) panel.hidePopover()
}

interface CategoryPanelProps {
  /** Its styles in wide windows. */
  className?: string
  id?: string
  children: ReactNode
}

/** Container of a category list; closes on link clicks and Esc. A popover on phones only, see category-menu.css. */
export function CategoryPanel({
  className = 'category-panel',
  id = categoryPanelId,
  children,
}: CategoryPanelProps) {
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) close(event.currentTarget)
  }
  const panel = useRef<HTMLDivElement>(null)
  // Opened before React was there.
  useEffect(() => {
    if (panel.current?.matches(':popover-open, :hover, :focus-within')) void fetchFlyouts(panel.current)
  }, [])
  const focus = ({ currentTarget }: FocusEvent<HTMLDivElement>) => {
    delete currentTarget.dataset.closed
    void fetchFlyouts(currentTarget)
  }
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      className={cx('category-sheet', className)}
      onClick={onClick}
      onKeyDown={(event) => event.key === 'Escape' && close(event.currentTarget)}
      onPointerLeave={(event) => delete event.currentTarget.dataset.closed}
      onPointerEnter={({ currentTarget }) => void fetchFlyouts(currentTarget)}
      onFocus={focus}
      onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
        if (newState === 'open') void fetchFlyouts(currentTarget)
      }}
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="关闭"
        className="category-close"
      >
        <span aria-hidden>✕</span>
      </button>
      {children}
    </div>
  )
}
