'use client'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Empty in standards mode; the page's styles are added when it has loaded. */
const emptyDocument = '<!doctype html><html lang="zh-CN"><head></head><body></body></html>'

/**
 * A document of its own for the page, so that widths, rem and media queries are those of the page and not of the window
 * around it. It has the styles of this document.
 */
export function CanvasDocument({
  width,
  height,
  title,
  styles,
  onReady,
  children,
}: {
  width: number
  height: number
  title: string
  /** Styles of the editor inside the page. */
  styles?: string
  onReady?: (document: Document) => void
  children: ReactNode
}) {
  const [body, setBody] = useState<HTMLElement | null>(null)

  const prepare = (inner: Document | null) => {
    if (!inner || inner.body === body) return
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], head style'))
      inner.head.append(inner.importNode(sheet, true))
    const own = inner.createElement('style')
    // The design has 16 px per rem at every width of the window around it.
    own.textContent = `html{font-size:16px;background:none}body{position:relative;overflow:hidden}${styles ?? ''}`
    inner.head.append(own)
    setBody(inner.body)
    onReady?.(inner)
  }

  return (
    <>
      <iframe
        title={title}
        srcDoc={emptyDocument}
        width={width}
        height={height}
        className="block border-0"
        onLoad={(event) => {
          prepare(event.currentTarget.contentDocument)
        }}
      />
      {body && createPortal(children, body)}
    </>
  )
}
