import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { expectedAnswers } from '../support/client-calls.ts';
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
	"time"

	types "github.com/oapi-codegen/runtime/types"
	"jaankari/clients/api"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func at[T any](value T) *T { return &value }

func day(text string) *types.Date {
	return &types.Date{Time: must(time.Parse("2006-01-02", text))}
}

func main() {
	client := must(api.NewClientWithResponses(os.Args[1]))
	ctx := context.Background()
	answers := []any{
		must(client.FuelWithResponse(ctx, &api.FuelParams{City: at("mumbai")})).JSON200.Price.Petrol.Price,
		must(client.FuelCitiesWithResponse(ctx, &api.FuelCitiesParams{})).JSON200.Count,
		must(client.FuelHistoryWithResponse(ctx, &api.FuelHistoryParams{City: "mumbai", Days: at(3)})).JSON200.Data[0].Date.String(),
		must(client.FuelSearchWithResponse(ctx, &api.FuelSearchParams{Q: "kolkatta"})).JSON200.Results[0].Name,
		must(client.CommoditiesHistoryWithResponse(ctx, &api.CommoditiesHistoryParams{City: at("india"), Days: at(3)})).JSON200.Data[0].Price,
		(*must(client.ForexWithResponse(ctx, &api.ForexParams{Base: at("USD"), Symbols: at("INR")})).JSON200.Rates)["INR"],
		must(client.ForexCurrenciesWithResponse(ctx, &api.ForexCurrenciesParams{})).JSON200.Count,
		must(client.CryptoHistoryWithResponse(ctx, &api.CryptoHistoryParams{Symbol: "btc", Days: at(3)})).JSON200.Data[0].Usd,
		must(client.GstStatesWithResponse(ctx, &api.GstStatesParams{})).JSON200.States[0].Name,
		must(client.GstValidateWithResponse(ctx, &api.GstValidateParams{Number: "27AAPFU0939F1ZV"})).JSON200.Valid,
		must(client.IfscBanksWithResponse(ctx, &api.IfscBanksParams{})).JSON200.Count,
		must(client.PincodeWithResponse(ctx, &api.PincodeParams{Code: at("110001")})).JSON200.District,
		(*must(client.VehicleRtoWithResponse(ctx, &api.VehicleRtoParams{})).JSON200.States)[0].State,
		must(client.HolidaysWithResponse(ctx, &api.HolidaysParams{Year: at(2026)})).JSON200.Holidays[0].Id,
		must(client.PanchangWithResponse(ctx, &api.PanchangParams{Date: day("2026-11-08"), City: at("varanasi")})).JSON200.Vara.Weekday,
		must(client.NumerologyWithResponse(ctx, &api.NumerologyParams{Name: at("Asha Rao"), Dob: day("1990-11-29")})).JSON200.LifePath.Number,
		must(client.TrainStationsWithResponse(ctx, &api.TrainStationsParams{Q: "kanpur"})).JSON200.Stations[0].Code,
		must(client.TrainRouteWithResponse(ctx, &api.TrainRouteParams{Number: "12302"})).JSON200.Stops[0].Station.Code,
		must(client.SchemesWithResponse(ctx, &api.SchemesParams{State: at("Kerala"), Limit: at(5)})).JSON200.Total,
		must(client.LiquorBrandsWithResponse(ctx, &api.LiquorBrandsParams{})).JSON200.Count,
		must(client.FuelWithResponse(ctx, &api.FuelParams{City: at("nowhere at all")})).JSON404.Code,
	}
	fmt.Println(string(must(json.Marshal(answers))))
}
`;

describe.skipIf(!isThere)('a client of /openapi-3.0.json in Go, by oapi-codegen', () => {
  const server = defaultServer();

  it('compiles, and gets twenty answers', { timeout: 300_000 }, async () => {
    await mkdir(join(FOLDER, 'api'), { recursive: true });
    await writeFile(join(FOLDER, 'openapi.json'), await (await server.get('/openapi-3.0.json')).text());
    await run('./oapi-codegen', ['-generate', 'types,client', '-package', 'api', '-o', 'api/api.go', 'openapi.json'], { cwd: FOLDER });
    await writeFile(join(FOLDER, 'main.go'), MAIN);
    const { stdout } = await run('go', ['run', '.', server.url], { cwd: FOLDER });
    // Its numbers have the seven digits of a float32.
    expect(JSON.parse(stdout)).toEqual(
      (await expectedAnswers(server)).map((one) => (typeof one === 'number' ? Number(one.toPrecision(7)) : one)),
    );
  });
});
