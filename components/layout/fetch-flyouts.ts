/** The fly-outs, each with the id of its row in `data-category`. */
const source = '/categories.html'

/**
 * Fetches the fly-outs of the category menu into its rows. The list says in `data-flyouts` whether they are there:
 * React does not own its markup, and replaces it as a whole when a category changes. Without a connection the rows are
 * links all the same, and the next opening tries again. Does nothing for menus that hold their fly-outs.
 */
export async function fetchFlyouts(panel: HTMLElement): Promise<void> {
  const list = panel.querySelector<HTMLElement>(':is([data-flyouts="none"], [data-flyouts="failed"])')
  if (!list) return
  list.dataset.flyouts = 'loading'
  const html = await fetch(source).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  list.dataset.flyouts = html === null ? 'failed' : 'there'
  if (html === null) return
  const template = document.createElement('template')
  template.innerHTML = html
  for (const flyout of template.content.querySelectorAll<HTMLElement>('[data-category]'))
    list.querySelector(`[data-category="${flyout.dataset.category}"]`)?.append(flyout)
}
