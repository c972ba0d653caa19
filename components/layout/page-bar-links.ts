/** What the links of a `PageBar` do once scripts run; until then they are plain links. */

/** 返回: one step back in the history of this mall. False without a step, or without the Navigation API. */
function goBack(): boolean {
  if (!('navigation' in window) || !window.navigation.canGoBack) return false
  window.history.back()
  return true
}

/** 搜索: shows the header with its search field in the place of the bar, until the focus leaves it (page-bar.css). */
function openSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]')
  const header = field?.closest('header')
  if (!field || !header) return false
  const { dataset } = document.documentElement
  dataset.searching = ''
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && header.contains(event.relatedTarget)) return
    delete dataset.searching
    header.removeEventListener('focusout', onFocusOut)
  }
  header.addEventListener('focusout', onFocusOut)
  field.focus()
  return true
}

/** Whether the link of a bar was followed here. */
export function followBarLink({ dataset }: HTMLElement): boolean {
  if (dataset.back !== undefined) return goBack()
  return dataset.openSearch !== undefined && openSearch()
}
