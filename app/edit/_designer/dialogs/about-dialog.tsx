'use client'
import { Dialog } from '@/components/ui/dialog'

/** 关于: description and version of the designer (spec 4 §B1). */
export const AboutDialog = ({ version, onClose }: { version: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title="关于">
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      <dt className="text-muted">名称</dt>
      <dd>焕新商城 · 页面装修</dd>
      <dt className="text-muted">版本</dt>
      <dd className="nums">{version}</dd>
    </dl>
  </Dialog>
)
