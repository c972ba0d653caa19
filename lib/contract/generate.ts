import { writeFile } from 'node:fs/promises'
import { routeTable } from './route-table'

// The browser needs only methods and paths; the schemas, and zod with them, stay on the server.
await writeFile('lib/client/routes.json', `${JSON.stringify(routeTable(), null, 1)}\n`)
