import next from '@next/eslint-plugin-next'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Paths of the repository for a zone's `from`. */
const from = (...paths) => paths.map((path) => `./${path}`)

/**
 * Allowed imports (design: one direction of data). `target` may not import `from`, apart from `except`.
 * tests/contract/import-boundaries.test.ts proves that a forbidden import fails.
 */
const everything = [
  'app',
  'components',
  'widgets',
  'lib/contract',
  'lib/client',
  'lib/readers',
  'lib/server',
  'lib/front',
  'lib/watch',
  'lib/demo',
  'lib/release',
  'lib/env.ts',
  'tests',
]
/**
 * The floors of lib/server from the top down: a floor imports itself and those below it, and nothing else of lib/server.
 * tests/contract/import-cycles.test.ts proves that lib/server holds nothing beside them.
 */
const floors = ['edge', 'shops', 'trade', 'content', 'catalogue', 'people', 'ground']
const floorZones = floors.map((floor, index) => ({
  target: `./lib/server/${floor}`,
  from: './lib/server',
  except: floors.slice(index).map((own) => `./${own}`),
  message: `The floor ${floor} imports its own subjects and the floors below (lib/server/README.md).`,
}))
/** The page designer stands above components and widgets, and follows the rules of components. */
const designer = 'app/edit/_designer'
const allBut = (...allowed) => from(...everything.filter((path) => !allowed.includes(path)))
const zones = [
  {
    target: './lib/domain',
    from: [...allBut(), './lib/web'],
    message: 'lib/domain is pure: it imports nothing of the project.',
  },
  {
    target: './lib/web',
    from: allBut(),
    message: 'lib/web is pure: it imports lib/domain.',
  },
  {
    target: './lib/contract',
    from: [...allBut('lib/contract'), './lib/web'],
    message: 'lib/contract imports only lib/domain.',
  },
  {
    target: './lib/server',
    from: allBut('lib/server', 'lib/contract', 'lib/watch', 'lib/env.ts'),
    message:
      'lib/server imports lib/contract, lib/domain, lib/web, lib/watch and lib/env. The demo mall is handed to it at the start.',
  },
  {
    target: './lib/demo',
    from: allBut('lib/demo', 'lib/server', 'lib/contract', 'lib/env.ts'),
    message: 'lib/demo stands on lib/server.',
  },
  {
    target: './lib/front',
    from: allBut('lib/front', 'lib/watch', 'lib/env.ts'),
    message: 'lib/front imports Node, Next, lib/env, lib/watch and pure rules.',
  },
  {
    target: './lib/watch',
    from: [...allBut('lib/watch'), './lib/domain', './lib/web'],
    message: 'lib/watch imports Node and nothing of the project.',
  },
  {
    target: './lib/release',
    from: from('app', 'components', 'widgets', 'lib/client', 'lib/readers', 'tests'),
    message: 'lib/release stands on the front door and the commands.',
  },
  {
    target: './lib/client',
    from: allBut('lib/client', 'lib/contract'),
    message: 'lib/client runs in the browser: it stands below components and knows no server.',
  },
  {
    target: './lib/readers',
    from: allBut('lib/readers', 'lib/server', 'lib/contract', 'lib/client', 'lib/env.ts'),
    message: 'lib/readers stands between pages and lib/server.',
  },
  {
    target: './components',
    from: allBut('components', 'widgets', 'lib/client', 'lib/contract'),
    message: 'Components render data that a page passes to them, and call the mall through lib/client.',
  },
  {
    target: './widgets',
    from: allBut('widgets', 'components', 'lib/client', 'lib/contract'),
    message: 'Widgets render data that a page passes to them.',
  },
  {
    // Files directly in app/ too.
    target: './app/!(api|media|wechatAuth){,/**}',
    from: from('lib/server', 'lib/front', 'lib/demo', 'tests'),
    message: 'Pages read through lib/readers; only route handlers reach the engine.',
  },
  {
    target: './app/@(api|media|wechatAuth)/**',
    from: from('lib/front', 'lib/demo', 'tests'),
    message: 'Route handlers reach the engine, and nothing behind it.',
  },
  {
    target: `./${designer}`,
    from: from('lib/server', 'lib/readers', 'lib/front', 'lib/demo', 'lib/env.ts', 'tests'),
    message: 'The designer runs in the browser, above components and widgets.',
  },
  {
    target: './middleware.ts',
    from: allBut(),
    message: 'middleware.ts imports lib/web: it is a bundle of its own, which every request passes.',
  },
  {
    target: './instrumentation-client.ts',
    from: allBut('lib/client'),
    message: 'instrumentation-client.ts imports lib/client: every page loads it before anything else.',
  },
  {
    target: './lib/env.ts',
    from: [...allBut(), './lib/domain'],
    message: 'lib/env.ts imports lib/web only.',
  },
]

/** Rooms whose code browsers run: nothing in them is for the server alone. */
const noServerOnly = {
  name: 'server-only',
  message: 'Browsers run this code. What only the server may run is in lib/server or lib/readers.',
}

/** The designer checks settings in the browser: zod's methods bring all of zod, zod/mini only the used parts. */
const noWholeZod = { regex: '^zod(?!/mini$)(/|$)', message: 'Browsers load it: use zod/mini.' }

/** Shoppers load no schema: pages need the types of calls and settings alone. */
const schemas = '^@/lib/contract(/|$)|^@/widgets/contracts$'
const noSchemaMessage = 'Shoppers load it: no zod, and of the contract the types alone.'
const noSchemas = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: '^zod(/|$)', message: noSchemaMessage },
        { regex: schemas, allowTypeImports: true, message: noSchemaMessage },
      ],
    },
  ],
}

/** The same for the files of app/ that browsers run. */
const clientImport =
  'Program:has(> ExpressionStatement[directive="use client"]) > ImportDeclaration[importKind="value"]'
const noClientSchemas = {
  selector: [
    `${clientImport}[source.value=/^zod([/]|$)/]`,
    `${clientImport}[source.value=/^@[/](lib[/]contract([/]|$)|widgets[/]contracts$)/]:not(:has(ImportSpecifier[importKind="type"]):not(:has(ImportSpecifier[importKind="value"])))`,
  ].join(),
  message: noSchemaMessage,
}

/** Its icons are client components, whose code every page would load. */
const noLucide = { name: 'lucide-react', message: 'Public pages use components/ui/icons.' }

/** Folders of components whose code public pages load. */
const publicFolders = [
  ...['article', 'content', 'coupon', 'favourite', 'goods', 'goods-page', 'group', 'help', 'home', 'layout'],
  ...['line-price', 'missing', 'programme', 'seo', 'share', 'shop', 'subsidy', 'ui'],
]

/** One press, one call: lib/client/press/use-single-mutation.ts. */
const noBareMutation = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Use useSingleMutation: a double click sends a plain mutation twice.',
}

const noEnvironment = {
  selector:
    'MemberExpression[object.name="process"][property.name="env"]:not(MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/] > MemberExpression)',
  message: 'Read the environment with env() from lib/env.ts.',
}

/** China's time is computed in lib/domain/time alone. */
const noOwnOffset = {
  selector: [
    'BinaryExpression[operator="*"][left.value=8][right.value=3600]',
    'BinaryExpression[operator="*"][left.value=3600][right.value=8]',
    'Literal[value=28800]',
    'Literal[value=/[+]08:00$|^Asia[/]Shanghai$/]',
    'TemplateElement[value.raw=/[+]08:00/]',
  ].join(),
  message: "Take China's time from lib/domain/time.",
}

/** Shoppers' pages may keep a number of their own: a shared module costs each of them its bytes. */
const noOwnDay = {
  selector: 'BinaryExpression[operator="*"][left.value=24][right.value=3600], Literal[value=86400]',
  message: 'Take daySeconds of lib/domain/time/china.',
}

/** Colours of the mall are tokens of app/globals.css. */
const noRawColour = {
  selector: [
    'Literal[value=/[[_(](#[0-9a-f]{3,8}\\b|rgba?\\(|hsla?\\(|oklch\\()/i]',
    'TemplateElement[value.raw=/[[_(](#[0-9a-f]{3,8}\\b|rgba?\\(|hsla?\\(|oklch\\()/i]',
    'JSXAttribute[name.name=/^(fill|stroke|stopColor|color)$/] > Literal[value=/^#/]',
    'JSXAttribute[name.name="style"] Literal[value=/#[0-9a-f]{3,8}\\b|rgba?\\(|hsla?\\(/i]',
  ].join(),
  message: 'Name a colour or shadow token of app/globals.css.',
}

/** An object is written as one, not packed into lines of several properties. */
const noPackedSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
  message: 'Write the properties into the object itself.',
}

/** @param rules rules of `no-restricted-syntax` beside those of all code */
const restrictSyntax = (...rules) => ({
  'no-restricted-syntax': ['error', noPackedSpread, noEnvironment, noOwnOffset, ...rules],
})

/** Shoppers' clocks are wrong by days, and their time zone is not the mall's (ADR 0096). */
const noDeviceClock = [
  {
    selector: [
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
      ':matches(NewExpression, CallExpression)[callee.name=/^(Date|dayjs)$/][arguments.length=0]',
    ].join(),
    message: 'Take the time of the mall: components/ui/use-server-time.ts, in pure rules a parameter.',
  },
  {
    selector: [
      'CallExpression[callee.property.name=/^(get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)|toLocale(Date|Time)String)$/]',
      'CallExpression[callee.property.name="toLocaleString"][callee.object.callee.name="Date"]',
      'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
    ].join(),
    message: "Take the mall's time zone: dateTimeText and dayText of lib/domain/time/china.ts.",
  },
]

/** Files that measure how long ago something happened on this device: the error of its clock is in both ends. */
const deviceClockFiles = [
  'components/ui/use-now.ts', // the clock itself, of the device and of the mall
  'lib/client/page/server-clock.ts', // compares it with the mall's
  'lib/client/call/protect.ts', // compares it with the answer that brings the key
  'components/ui/timer-button.tsx', // seconds until a code can be sent again
  'components/cashier/use-payment.ts', // life of a QR code since its answer
  'components/goods-page/group/group-panel.tsx', // seconds that teams had left when the answer came
  'lib/client/trade/order-state.ts', // age of the trade that this tab pays
  'lib/client/press/carried-press.ts', // age of a press that crosses a navigation
  'lib/client/press/finish-carried-press.ts',
  'lib/client/press/toast.ts', // messages of one press
  'lib/client/press/use-single-mutation.ts', // double clicks
  'lib/client/page/use-pages.ts', // age of rows
  'lib/client/page/chunk-reload.ts', // time since the last reload
  'lib/client/trade/seen-cart.ts', // age of the kept cart, which the service worker reads with the same clock
  'lib/client/page/sheet-history.ts', // ids that differ from those of other page loads
]

export default ts.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.tmp/**',
      'node_modules/**',
      'next-env.d.ts',
      'lib/server/ground/db/migrations/**',
    ],
  },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': hooks, '@next/next': next },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      '@next/next/no-img-element': 'off',
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...floorZones] }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      // oxlint has it, in a fraction of the time.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
    },
  },
  {
    // The React Compiler behind these rules takes as long as all others together: it reads the files that hold
    // components and hooks.
    files: [
      'app/**/*.tsx',
      `${designer}/**/*.ts`,
      'components/**/*.{ts,tsx}',
      'widgets/**/*.{ts,tsx}',
      'lib/client/**/*.{ts,tsx}',
      'tests/**/*.tsx',
    ],
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['lib/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|@/lib/domain/|zod$|zod/|dayjs$|dayjs/)',
              message: 'lib/domain imports nothing but zod and dayjs.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'components/**/*.{ts,tsx}',
      'widgets/**/*.{ts,tsx}',
      'lib/client/**/*.{ts,tsx}',
      'lib/contract/**/*.ts',
      'lib/web/**/*.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [noServerOnly] }] },
  },
  {
    files: ['components/**/*.{ts,tsx}', `${designer}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { paths: [noServerOnly, noBareMutation], patterns: [noWholeZod] }],
    },
  },
  {
    // Folders that public pages load.
    files: publicFolders.map((folder) => `components/${folder}/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [noServerOnly, noBareMutation, noLucide], patterns: [noWholeZod] },
      ],
    },
  },
  {
    files: ['widgets/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noServerOnly, noLucide], patterns: [noWholeZod] }],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/client/**/*.{ts,tsx}', 'lib/web/**/*.ts'],
    rules: noSchemas,
  },
  {
    // lib/env.ts parses the environment once. NODE_ENV is a constant that the bundler fills in. middleware.ts reads one
    // variable itself, because zod would enlarge its bundle by half.
    files: [
      'app/**',
      'components/**',
      'widgets/**',
      'lib/**',
      'instrumentation.ts',
      'instrumentation-client.ts',
    ],
    ignores: ['lib/env.ts', 'lib/domain/time/**'],
    rules: restrictSyntax(),
  },
  {
    files: ['app/**/*.ts'],
    ignores: [`${designer}/**`],
    rules: restrictSyntax(noClientSchemas),
  },
  {
    files: [
      `${designer}/**`,
      'components/**',
      'widgets/**',
      'lib/client/**',
      'lib/domain/**',
      'lib/web/**',
      'instrumentation-client.ts',
    ],
    ignores: [...deviceClockFiles, 'lib/domain/time/**'],
    rules: restrictSyntax(...noDeviceClock),
  },
  { files: ['lib/server/**'], rules: restrictSyntax(noOwnDay) },
  // Widgets have the colours of their specification.
  {
    files: ['components/**/*.{ts,tsx}', `${designer}/**/*.{ts,tsx}`],
    rules: restrictSyntax(...noDeviceClock, noRawColour),
  },
  {
    files: deviceClockFiles,
    rules: restrictSyntax(noRawColour),
  },
  {
    files: ['app/**/*.tsx'],
    ignores: [`${designer}/**`],
    rules: restrictSyntax(noRawColour, noClientSchemas),
  },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-syntax': ['error', noPackedSpread] },
  },
  {
    // What a page renders imports no settings schema, which would enlarge every shopper's bundle.
    files: ['widgets/*/view.tsx', 'widgets/*/islands/**', 'widgets/*views.ts', 'widgets/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [noServerOnly, noLucide],
          patterns: [
            {
              regex: '(^zod|/settings$|/contract$|/setting-panels$|/widgets/fields/)',
              message: 'A view renders; it imports no schema.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'tests/**',
      'lib/front/**',
      'lib/release/**',
      'lib/contract/generate.ts',
      'lib/demo/cli.ts',
      '*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
)
