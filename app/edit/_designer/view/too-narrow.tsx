'use client'
import { useEditorState } from '../document/editor-context'
import { devices, PagePreview } from './page-preview'

/** Shown on phones in place of the designer: the reason, and a preview of the page. */
export function TooNarrow({ title, exitHref }: { title: string; exitHref: string }) {
  const document = useEditorState((state) => state.document)
  return (
    <main className="bg-page fixed inset-0 z-40 overflow-y-auto p-4">
      <h1 className="text-ink text-base font-semibold">{title}</h1>
      <p className="text-text mt-2 mb-4 text-sm">
        窗口太窄，不能装修页面。请在电脑或平板上打开，这里可以预览。
      </p>
      <PagePreview document={document} device={devices.phone} />
      <a href={exitHref} className="text-link mt-4 inline-block py-2 text-sm">
        退出
      </a>
    </main>
  )
}
