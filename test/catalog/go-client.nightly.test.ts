import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install, where there is Go. */
const FOLDER = resolve('.cache/clients/go');
const isThere = existsSync(join(FOLDER, 'oapi-codegen'));
if (!isThere) console.log('Skipped: oapi-codegen is not installed. Get it by .ci/clients/install');

const MAIN = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"jaankari/clients/api"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	client := must(api.NewClientWithResponses(os.Args[1]))
	ctx := context.Background()
	days := 3
	history := must(client.FuelHistoryWithResponse(ctx, &api.FuelHistoryParams{City: "mumbai", Days: &days})).JSON200
	states := must(client.GstStatesWithResponse(ctx, &api.GstStatesParams{})).JSON200
	state := ""
	for _, one := range states.States {
		if one.Code == "27" {
			state = one.Name
		}
	}
	city := "nowhere at all"
	refused := must(client.FuelWithResponse(ctx, &api.FuelParams{City: &city})).JSON404
	fmt.Println(string(must(json.Marshal(map[string]any{
		"days": history.Days, "newest": history.Data[0].Date.String(), "state": state, "refused": refused.Code,
	}))))
}
`;

describe.skipIf(!isThere)('a client of /openapi-3.0.json in Go, by oapi-codegen', () => {
  const server = defaultServer();

  it('compiles, and gets three answers', { timeout: 300_000 }, async () => {
    await mkdir(join(FOLDER, 'api'), { recursive: true });
    await writeFile(join(FOLDER, 'openapi.json'), await (await server.get('/openapi-3.0.json')).text());
    await run('./oapi-codegen', ['-generate', 'types,client', '-package', 'api', '-o', 'api/api.go', 'openapi.json'], { cwd: FOLDER });
    await writeFile(join(FOLDER, 'main.go'), MAIN);
    const { stdout } = await run('go', ['run', '.', server.url], { cwd: FOLDER });
    expect(JSON.parse(stdout)).toEqual({ days: 3, newest: '2026-06-07', state: 'Maharashtra', refused: 'unknown_place' });
  });
});
