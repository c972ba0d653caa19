'use client'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { useEditorState } from '../document/editor-context'
import { devices, PagePreview } from '../view/page-preview'

type Name = keyof typeof devices
const names = Object.keys(devices) as Name[]

/** 预览模式: the page as it is drawn, without links, in the windows of devices (spec 4 §B4). */
export function Preview({ onClose }: { onClose: () => void }) {
  const document = useEditorState((state) => state.document)
  const [name, setName] = useState<Name>('desktop')
  return (
    <Dialog open onClose={onClose} title="预览模式" width={1360}>
      <div role="radiogroup" aria-label="设备" className="mb-3 flex justify-center gap-2">
        {names.map((one) => (
          <label
            key={one}
            className={cx(
              'rounded-control has-focus-visible:ring-link/40 cursor-pointer border px-3 py-1 text-xs has-focus-visible:ring-2',
              one === name ? 'border-link text-link' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="preview-device"
              className="sr-only"
              checked={one === name}
              onChange={() => {
                setName(one)
              }}
            />
            {devices[one].label} {devices[one].width}
          </label>
        ))}
      </div>
      <div className="bg-page p-3">
        <PagePreview key={name} document={document} device={devices[name]} />
      </div>
    </Dialog>
  )
}
