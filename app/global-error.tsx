'use client'
import './globals.css'
import { BrokenPage } from '@/components/layout/broken-page'

/** The last resort: the document itself could not be made. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>应用程序错误</title>
        <main>
          <BrokenPage error={error} />
        </main>
      </body>
    </html>
  )
}
