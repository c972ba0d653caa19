'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { EditConflict } from '@/lib/contract/operator/goods-shape'
import { minuteText } from '@/lib/domain/time/china'

/** Fields as the form names them. */
const names: Record<string, string> = {
  item_name: '商品名称',
  brief: '卖点',
  item_unit: '单位',
  brand_id: '品牌',
  main_category_id: '管理分类',
  item_category: '商品分类',
  templates_id: '运费模板',
  approve_status: '状态',
  pics: '商品图片',
  videos: '视频',
  video_pic_url: '视频封面',
  intro: '商品介绍',
  tdk_content: '搜索引擎',
  product_type: '商品类型',
  staff_goods: '仅员工内购',
  points_goods: '积分商城商品',
  is_gift: '赠品',
  sort: '排序',
  tag_ids: '标签',
  related_ids: '相关商品',
  item_params: '规格参数',
  spec_items: '规格',
}
const skuNames: Record<string, string> = {
  price: '价格',
  point: '积分',
  market_price: '划线价',
  cost_price: '成本价',
  store: '库存',
  item_bn: '货号',
  barcode: '条形码',
  weight: '重量',
  volume: '体积',
  start_num: '起订量',
  approve_status: '销售',
  pics: '规格图片',
}

const nameOfGoods = (field: string): string => {
  const [, , ofSku] = field.split(':')
  return ofSku === undefined ? (names[field] ?? field) : `规格的${skuNames[ofSku] ?? ofSku}`
}

interface ConflictDialogProps {
  conflicts: readonly EditConflict[]
  isSaving: boolean
  onClose: () => void
  /** 重新载入: the own changes are given up. */
  onReload: () => void
  /** 仍要保存: the changes of the others are overwritten. */
  onOverwrite: () => void
  /** The name of a field; those of a product without it. */
  nameOf?: (field: string) => string
}

/** The changes of other people since the form was opened, with 重新载入 and 仍要保存. */
export function ConflictDialog({
  conflicts,
  isSaving,
  onClose,
  onReload,
  onOverwrite,
  nameOf = nameOfGoods,
}: ConflictDialogProps) {
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(conflicts)
  if (conflicts.length > 0 && conflicts !== shown) setShown(conflicts)
  return (
    <Dialog
      open={conflicts.length > 0}
      onClose={onClose}
      title="有人修改了同样的内容"
      width={520}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onReload}>
            重新载入
          </Button>
          <Button loading={isSaving} onClick={onOverwrite}>
            仍要保存
          </Button>
        </>
      }
    >
      <ul className="divide-line divide-y text-sm">
        {shown.map(({ field, by, at }) => (
          <li key={field} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="text-ink">{nameOf(field)}</span>
            <span className="text-muted nums">
              {by || '其他人'} · {minuteText(at)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">
        重新载入会放弃您的修改；仍要保存会覆盖以上内容，其他内容会合并。
      </p>
    </Dialog>
  )
}
