import { phoneAddress } from '@/lib/client/form/phone-address'
import { addressOfVisit } from '@/lib/client/page/sheet-entry'
import { leaveForeignSheet, pushSheetEntry } from '@/lib/client/page/sheet-history'

/**
 * Behaviour of phones only: the links of a `PageBar`, Back for the category sheet, and addresses under `/h5`. Loaded
 * after hydration; until then the links are plain ones.
 */

/** 返回: one step back in the history of this mall. False without a step, or without the Navigation API. */
function goBack(): boolean {
  if (!('navigation' in window) || !window.navigation.canGoBack) return false
  window.history.back()
  return true
}

/**
 * 搜索: shows the header with its search field in the place of the bar (page-bar.css), until 取消, Back, or the focus
 * leaves it.
 */
function openSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]')
  const header = field?.closest('header')
  if (!field || !header) return false
  const { dataset } = document.documentElement
  const cancel = document.createElement('a')
  const close = () => {
    delete dataset.searching
    header.removeEventListener('focusout', onFocusOut)
    cancel.remove()
    field.blur()
    leaveSearch()
  }
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && header.contains(event.relatedTarget)) return
    close()
  }
  // Not a button: without React's properties its presses would be kept for hydration (ADR 0047).
  cancel.role = 'button'
  cancel.href = location.href
  cancel.textContent = '取消'
  cancel.className = 'text-text -mr-2 flex h-11 shrink-0 items-center px-2 text-sm md:hidden'
  cancel.addEventListener('click', (event) => {
    event.preventDefault()
    close()
  })
  field.closest('[role=search]')?.parentElement?.after(cancel)
  dataset.searching = ''
  const leaveSearch = pushSheetEntry(close)
  header.addEventListener('focusout', onFocusOut)
  field.focus()
  return true
}

/** Whether the link of a bar was followed here. */
function followBarLink({ dataset }: HTMLElement): boolean {
  if (dataset.back !== undefined) return goBack()
  return dataset.openSearch !== undefined && openSearch()
}

function onClick(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  // `ClientNavigation` leaves a prevented click alone.
  if (anchor && isPlain && followBarLink(anchor)) event.preventDefault()
}

let leaveEntry: (() => void) | undefined

/** Sheets of categories are native popovers. */
function onToggle(event: Event): void {
  const panel = event.target
  if (!(panel instanceof HTMLElement) || !panel.matches('.category-sheet')) return
  leaveEntry?.()
  leaveEntry = panel.matches(':popover-open') ? pushSheetEntry(() => panel.hidePopover()) : undefined
}

/** For as long as the document lives; a second call changes nothing. */
export function behaveAsPhone(): void {
  leaveForeignSheet()
  addressOfVisit.of = phoneAddress
  document.addEventListener('click', onClick, true)
  document.addEventListener('toggle', onToggle, true)
}
