/** The longer side of a module's picture in pixels: it is shown small. */
const longestSide = 1190

/** Pages have their wide layout in a drawing of this width. */
const windowWidth = 1350

interface Size {
  width: number
  height: number
}

/** An SVG document as a URL. A blob would make the canvas unreadable. */
const dataUrlOf = (text: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`

/** All styles of a document as text; sheets of other servers cannot be read. */
function stylesOf(page: Document): string {
  return [...page.styleSheets]
    .map((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText).join('\n')
      } catch {
        return ''
      }
    })
    .join('\n')
}

function readAsUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      resolve(String(reader.result))
    }
    reader.onerror = () => {
      reject(reader.error ?? new Error('unreadable picture'))
    }
    reader.readAsDataURL(blob)
  })
}

/** The bytes of a picture as a data URL; empty for pictures of servers that do not allow it. */
async function pictureData(src: string): Promise<string> {
  try {
    const response = await fetch(src, { credentials: 'same-origin' })
    return response.ok ? await readAsUrl(await response.blob()) : ''
  } catch {
    return ''
  }
}

/** A drawing loads nothing: the pictures of the copy become part of it. */
async function embedPictures(original: Element, copy: Element): Promise<void> {
  const shown = [...original.querySelectorAll('img')]
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (image, index) => {
      const src = shown[index]?.currentSrc || shown[index]?.src || ''
      const data = src ? await pictureData(src) : ''
      image.removeAttribute('srcset')
      image.removeAttribute('loading')
      if (data) image.src = data
      else image.removeAttribute('src')
    }),
  )
  for (const source of copy.querySelectorAll('source')) source.remove()
}

/** An SVG document that shows the element as its own document does. */
async function drawingOf(element: HTMLElement, { width, height }: Size): Promise<string> {
  const page = element.ownerDocument
  const copy = element.cloneNode(true) as HTMLElement
  await embedPictures(element, copy)
  const drawing = page.implementation.createDocument('http://www.w3.org/2000/svg', 'svg', null)
  const root = drawing.documentElement
  root.setAttribute('width', String(Math.max(width, windowWidth)))
  root.setAttribute('height', String(height))
  // The design has 16 px per rem.
  root.setAttribute('style', 'font-size:16px')
  const frame = drawing.createElementNS('http://www.w3.org/2000/svg', 'foreignObject')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  const body = drawing.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  body.setAttribute('style', `width:${width}px;height:${height}px;overflow:hidden;background:#fff`)
  const { fontFamily, color } = page.defaultView?.getComputedStyle(page.body) ?? {}
  body.style.fontFamily = fontFamily ?? ''
  body.style.color = color ?? ''
  const styles = drawing.createElementNS('http://www.w3.org/1999/xhtml', 'style')
  styles.textContent = stylesOf(page)
  body.append(styles, drawing.importNode(copy, true))
  frame.append(body)
  root.append(frame)
  return new XMLSerializer().serializeToString(drawing)
}

async function paint(drawing: string, { width, height }: Size): Promise<Blob | null> {
  const image = new Image()
  image.src = dataUrlOf(drawing)
  await image.decode()
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.85)
  })
}

/**
 * A JPG of an element as its document shows it: styles and pictures become parts of an SVG drawing, which is painted on
 * a canvas. Null when the browser cannot do it, or the element has no size.
 */
export async function elementPicture(element: HTMLElement): Promise<File | null> {
  const size = element.getBoundingClientRect()
  if (size.width < 1 || size.height < 1) return null
  try {
    const blob = await paint(await drawingOf(element, size), size)
    return blob && new File([blob], 'module.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  }
}
