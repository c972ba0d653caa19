'use client'
import { useState } from 'react'
import { articleSource } from '@/components/desk/pickers/article-source'
import { brandSource } from '@/components/desk/pickers/brand-source'
import { CategoryTree } from '@/components/desk/pickers/category-tree'
import { ChoiceList } from '@/components/desk/pickers/choice-list'
import type { ChoiceSource } from '@/components/desk/pickers/choice-source'
import { customPageSource } from '@/components/desk/pickers/custom-page-source'
import { activityPages, fixedPages } from '@/components/desk/pickers/fixed-pages'
import { goodsSource } from '@/components/desk/pickers/goods-source'
import { goodsTagSource } from '@/components/desk/pickers/goods-tag-source'
import { PickerDialog } from '@/components/desk/pickers/picker-dialog'
import { Radio } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Settings } from '../settings/field-props'
import { couponSource } from './coupon-source'
import { targets, type TargetKind } from './targets'

const allGoods = goodsSource()
const generalArticles = articleSource('general')
const advertorials = articleSource('bring')

interface Props {
  link: Settings
  onPick: (link: Settings) => void
  onClose: () => void
}

/** 设置路径内容: kinds of targets on the left, their records beside them (spec 4 §B8). */
export default function TargetPicker({ link, onPick, onClose }: Props) {
  const [kind, setKind] = useState<TargetKind>(
    targets.find((target) => target.kind === link.linkPage)?.kind ?? 'goods',
  )
  const [record, setRecord] = useState<Settings | null>(null)
  const submit = (chosen: Settings | null) => {
    const label = targets.find((target) => target.kind === kind)?.label
    if (chosen) onPick({ ...chosen, linkPage: kind, linkPageLabel: label })
  }
  return (
    <PickerDialog
      title="设置路径内容"
      width={920}
      count={record ? 1 : 0}
      max={1}
      onSubmit={() => {
        submit(record)
      }}
      onClose={onClose}
    >
      <div className="flex gap-5">
        <div role="radiogroup" aria-label="路径类型" className="border-line w-32 shrink-0 border-r pr-3">
          {targets.map((target) => (
            <label
              key={target.kind}
              className={cx(
                'rounded-control has-focus-visible:ring-link relative flex h-9 cursor-pointer items-center px-3 text-sm has-focus-visible:ring-2',
                kind === target.kind ? 'bg-link/10 text-link font-semibold' : 'text-text hover:bg-page',
              )}
            >
              <input
                type="radio"
                name="target-kind"
                className="sr-only"
                checked={kind === target.kind}
                onChange={() => {
                  setKind(target.kind)
                  setRecord(null)
                }}
              />
              {target.label}
            </label>
          ))}
        </div>
        <div className="min-h-[31rem] min-w-0 flex-1">
          <Choice key={kind} kind={kind} link={link} onRecord={setRecord} onSubmit={submit} />
        </div>
      </div>
    </PickerDialog>
  )
}

interface ChoiceProps {
  kind: TargetKind
  /** The stored link, whose target is marked. */
  link: Settings
  onRecord: (record: Settings | null) => void
  onSubmit: (record: Settings) => void
}

function Choice({ kind, ...rest }: ChoiceProps) {
  switch (kind) {
    case 'goods':
      return <FromList source={allGoods} {...rest} />
    case 'brand':
      return <FromList source={brandSource} {...rest} />
    case 'customer':
      return <FromList source={customPageSource} {...rest} />
    case 'coupons':
      return <FromList source={couponSource} {...rest} />
    case 'tag':
      return <FromList source={goodsTagSource} {...rest} />
    case 'management':
      return <FromList source={generalArticles} {...rest} />
    case 'bring':
      return <FromList source={advertorials} {...rest} />
    case 'page':
    case 'marketing':
      return <FixedPages kind={kind} {...rest} />
    default:
      return <FromTree main={kind === 'maincategory'} {...rest} />
  }
}

type PartProps = Omit<ChoiceProps, 'kind'>

function FromList<Row>({ source, onRecord, onSubmit }: PartProps & { source: ChoiceSource<Row> }) {
  const [picked, setPicked] = useState<readonly Row[]>([])
  return (
    <ChoiceList
      source={source}
      max={1}
      picked={picked}
      onPicked={(rows) => {
        setPicked(rows)
        onRecord(rows[0] === undefined ? null : source.recordOf(rows[0]))
      }}
      onSubmit={([row]) => {
        if (row !== undefined) onSubmit(source.recordOf(row))
      }}
    />
  )
}

function FromTree({ main, link, onRecord }: PartProps & { main: boolean }) {
  const isStored = link.linkPage === (main ? 'maincategory' : 'category')
  const [picked, setPicked] = useState(isStored ? [String(link.category_id)] : [])
  const toggle = ({ category_id, category_name, image_url }: CategoryNode) => {
    setPicked([String(category_id)])
    onRecord({ category_id, category_name, image_url, title: category_name })
  }
  return <CategoryTree main={main} picked={picked} onToggle={toggle} />
}

function FixedPages({ kind, link, onRecord }: PartProps & { kind: 'page' | 'marketing' }) {
  const [url, setUrl] = useState(link.linkPage === kind ? link.url : undefined)
  const pages = kind === 'page' ? fixedPages : activityPages
  return (
    <ul className="grid">
      {pages.map((page) => (
        <li key={page.id} className="border-line border-b">
          <Radio
            name="fixed-page"
            className="h-10 w-full"
            checked={url === page.url}
            onChange={() => {
              setUrl(page.url)
              onRecord(page)
            }}
          >
            {page.title}
            <span className="text-muted ml-auto">{page.url}</span>
          </Radio>
        </li>
      ))}
    </ul>
  )
}
