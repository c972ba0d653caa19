/** Submits the form of a payment provider. Copies its fields only: no script of the HTML runs (contract trade §7.2). */
export function submitProviderForm(html: string): void {
  const source = new DOMParser().parseFromString(html, 'text/html').querySelector('form')
  if (!source) return
  const form = document.createElement('form')
  form.action = source.action
  form.method = source.method
  for (const field of source.querySelectorAll('input')) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = field.name
    input.value = field.value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/** The address of a payment on a phone, with the page to which it leads back. */
export const withReturn = (address: string, returnUrl: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
