'use client'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { pushSheetEntry } from '@/lib/client/page/sheet-history'
import { raiseToasts } from '@/lib/client/press/toast'
import { isPhone } from './use-phone'

/** Number of open dialogs; they can be stacked. */
let openCount = 0

/** Stops the page from scrolling (dialog.css); padding in place of the scroll bar keeps its layout. */
function lockPage(): void {
  const page = document.documentElement
  page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
  page.dataset.modal = ''
}

function unlockPage(): void {
  const page = document.documentElement
  page.style.paddingRight = ''
  delete page.dataset.modal
}

/**
 * Makes a `<dialog>` modal while it is open: the page behind is inert and does not scroll, focus returns to where it
 * was, and on phones Back closes it (lib/client/page/sheet-history).
 *
 * @param onOpen once it is shown, before the first paint
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  onOpen: (dialog: HTMLDialogElement) => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const onBack = useEffectEvent(onClose)
  const onShown = useEffectEvent(onOpen)

  // A layout effect: the dialog must be modal before the first paint. Closing it in the clean-up restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (openCount++ === 0) lockPage()
    const leaveEntry = isPhone() ? pushSheetEntry(() => onBack()) : null
    dialog.showModal()
    raiseToasts()
    onShown(dialog)
    return () => {
      leaveEntry?.()
      dialog.close()
      if (--openCount === 0) unlockPage()
    }
  }, [open])

  return ref
}
