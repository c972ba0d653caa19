import { writeFile } from 'node:fs/promises'
import { routeTable } from './route-table'

// The browser needs only methods and paths; leaving the schemas out keeps zod out of its bundle.
await writeFile('lib/client/routes.json', `${JSON.stringify(routeTable(), null, 1)}\n`)
