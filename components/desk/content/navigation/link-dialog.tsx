'use client'
import { useState } from 'react'
import { Radio } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { builtInPages, linkKinds, linkTarget, type LinkKind } from '@/lib/domain/content/link-target'
import { isSiteLink, navigationLimits } from '@/lib/domain/content/site-limits'
import { siteLinkInvalid } from '@/lib/domain/messages/desk'
import { faqHref } from '@/lib/web/faq-href'
import { articleListHref } from '@/lib/web/hrefs'
import { widgetHref } from '@/lib/web/link'
import { shopHref } from '@/lib/web/shop-href'
import { articleSource } from '../../pickers/article-source'
import { brandSource } from '../../pickers/brand-source'
import { catalogueSource } from '../../pickers/catalogue-source'
import { CategoryTree } from '../../pickers/category-tree'
import { ChoiceList } from '../../pickers/choice-list'
import type { ChoiceSource } from '../../pickers/choice-source'
import { customPageSource } from '../../pickers/custom-page-source'
import { faqGroupSource } from '../../pickers/faq-group-source'
import { goodsSource } from '../../pickers/goods-source'
import { goodsTagSource } from '../../pickers/goods-tag-source'
import { PickerDialog } from '../../pickers/picker-dialog'
import { shopSource } from '../../pickers/shop-source'

const kinds = [
  'builtIn',
  'goods',
  'category',
  'brand',
  'tag',
  'article',
  'catalogue',
  'faqGroup',
  'page',
  'shop',
  'path',
] as const satisfies readonly LinkKind[]
type Kind = (typeof kinds)[number]

const labels: Readonly<Record<Kind, string>> = { ...linkKinds, path: '自定义链接' }

const sources = {
  goods: goodsSource(),
  article: articleSource('general'),
  page: customPageSource,
}

interface LinkDialogProps {
  href: string
  onPick: (href: string) => void
  onClose: () => void
}

function kindOf(href: string): Kind {
  const { kind } = href === '' ? { kind: 'builtIn' as const } : linkTarget(href)
  if (kind === 'faq') return 'faqGroup'
  return kinds.find((one) => one === kind) ?? 'path'
}

/** 选择链接: kinds of targets, and their rows beside them. */
export default function LinkDialog({ href, onPick, onClose }: LinkDialogProps) {
  const [kind, setKind] = useState<Kind>(() => kindOf(href))
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (next: string) => {
    if (isSiteLink(next)) onPick(next)
    else setProblem(siteLinkInvalid)
  }
  const choose = (next: string) => {
    setChosen(next)
    setProblem('')
  }
  return (
    <PickerDialog
      title="选择链接"
      width={860}
      count={chosen === '' ? 0 : 1}
      max={1}
      onSubmit={() => submit(chosen.trim())}
      onClose={onClose}
    >
      <div className="flex gap-5 max-md:flex-col max-md:gap-3">
        <div
          role="radiogroup"
          aria-label="链接类型"
          className="border-line w-32 shrink-0 border-r pr-3 max-md:flex max-md:w-auto max-md:flex-wrap max-md:border-r-0 max-md:pr-0"
        >
          {kinds.map((one) => (
            <label
              key={one}
              className={cx(
                'rounded-control has-focus-visible:ring-link relative flex h-9 cursor-pointer items-center px-3 text-sm has-focus-visible:ring-2 max-md:h-11',
                kind === one ? 'bg-link/10 text-link font-semibold' : 'text-text hover:bg-page',
              )}
            >
              <input
                type="radio"
                name="link-kind"
                className="sr-only"
                checked={kind === one}
                onChange={() => {
                  setKind(one)
                  choose(one === 'path' ? href : '')
                }}
              />
              {labels[one]}
            </label>
          ))}
        </div>
        <div className="min-h-[31rem] min-w-0 flex-1">
          <Choice
            key={kind}
            kind={kind}
            href={href}
            chosen={chosen}
            problem={problem}
            onChoose={choose}
            onSubmit={submit}
          />
        </div>
      </div>
    </PickerDialog>
  )
}

interface ChoiceProps {
  kind: Kind
  /** The stored link. */
  href: string
  chosen: string
  problem: string
  onChoose: (href: string) => void
  onSubmit: (href: string) => void
}

function Choice({ kind, href, chosen, problem, onChoose, onSubmit }: ChoiceProps) {
  switch (kind) {
    case 'goods':
      return (
        <FromList
          source={sources.goods}
          hrefOf={hrefOf('goods', sources.goods)}
          {...{ onChoose, onSubmit }}
        />
      )
    case 'article':
      return (
        <FromList
          source={sources.article}
          hrefOf={hrefOf('management', sources.article)}
          {...{ onChoose, onSubmit }}
        />
      )
    case 'page':
      return (
        <FromList
          source={sources.page}
          hrefOf={hrefOf('customer', sources.page)}
          {...{ onChoose, onSubmit }}
        />
      )
    case 'brand':
      return (
        <FromList source={brandSource} hrefOf={hrefOf('brand', brandSource)} {...{ onChoose, onSubmit }} />
      )
    case 'tag':
      return (
        <FromList
          source={goodsTagSource}
          hrefOf={hrefOf('tag', goodsTagSource)}
          {...{ onChoose, onSubmit }}
        />
      )
    case 'catalogue':
      return (
        <FromList
          source={catalogueSource}
          hrefOf={({ id }) => articleListHref(id)}
          {...{ onChoose, onSubmit }}
        />
      )
    case 'faqGroup':
      return (
        <FromList source={faqGroupSource} hrefOf={({ name }) => faqHref(name)} {...{ onChoose, onSubmit }} />
      )
    case 'shop':
      return <FromList source={shopSource} hrefOf={shopHref} {...{ onChoose, onSubmit }} />
    case 'category':
      return <FromTree href={href} onChoose={onChoose} />
    case 'builtIn':
      return <BuiltIn href={chosen || href} onChoose={onChoose} />
    case 'path':
      return (
        <Field
          id="link-address"
          label="链接地址"
          error={problem}
          hint="商城内的路径以 / 开头，如 /items；其他网站用 https 网址"
        >
          <Input
            {...fieldControl('link-address', problem, 'hint')}
            data-autofocus
            autoComplete="off"
            maxLength={navigationLimits.href}
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          />
        </Field>
      )
  }
}

const hrefOf =
  <Row,>(linkPage: string, source: ChoiceSource<Row>) =>
  (row: Row): string =>
    widgetHref({ ...source.recordOf(row), linkPage }) ?? ''

interface FromListProps<Row> extends Pick<ChoiceProps, 'onChoose' | 'onSubmit'> {
  source: ChoiceSource<Row>
  hrefOf: (row: Row) => string
}

function FromList<Row>({ source, hrefOf: toHref, onChoose, onSubmit }: FromListProps<Row>) {
  const [picked, setPicked] = useState<readonly Row[]>([])
  return (
    <ChoiceList
      source={source}
      max={1}
      picked={picked}
      onPicked={(rows) => {
        setPicked(rows)
        onChoose(rows[0] === undefined ? '' : toHref(rows[0]))
      }}
      onSubmit={([row]) => {
        if (row !== undefined) onSubmit(toHref(row))
      }}
    />
  )
}

function FromTree({ href, onChoose }: Pick<ChoiceProps, 'href' | 'onChoose'>) {
  const target = linkTarget(href)
  const [picked, setPicked] = useState(target.kind === 'category' ? [String(target.id)] : [])
  return (
    <CategoryTree
      main={false}
      picked={picked}
      onToggle={({ category_id: id }) => {
        setPicked([String(id)])
        onChoose(widgetHref({ linkPage: 'category', category_id: id }) ?? '')
      }}
    />
  )
}

const BuiltIn = ({ href, onChoose }: Pick<ChoiceProps, 'href' | 'onChoose'>) => (
  <ul className="grid">
    {Object.entries(builtInPages).map(([path, title]) => (
      <li key={path} className="border-line border-b">
        <Radio
          name="built-in-page"
          className="h-10 w-full max-md:h-11"
          checked={href === path}
          onChange={() => onChoose(path)}
        >
          {title}
          <span className="text-muted ml-auto">{path}</span>
        </Radio>
      </li>
    ))}
  </ul>
)
