import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { expectedAnswers } from '../support/client-calls.ts';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install, where there are Java and Maven. */
const FOLDER = resolve('.cache/clients/kotlin');
const [generator] = globSync('openapi_generator_cli/*.jar', { cwd: FOLDER });
const isThere = generator !== undefined && existsSync(join(FOLDER, 'lib'));
if (!isThere) console.log('Skipped: openapi-generator and Kotlin are not installed. Get them by .ci/clients/install');

/** An enum of Kotlin has a `name` of its own. */
const OPTIONS = 'serializationLibrary=gson,dateLibrary=java8,enumPropertyNaming=UPPERCASE,packageName=jaankari,omitGradleWrapper=true';
const PARTS = 'models,apis,supportingFiles,modelDocs=false,apiDocs=false,modelTests=false,apiTests=false';

const MAIN = `import com.google.gson.Gson
import com.google.gson.JsonParser
import jaankari.apis.*
import jaankari.infrastructure.ClientError
import jaankari.infrastructure.ClientException
import java.time.LocalDate

fun main(args: Array<String>) {
    val at = args[0]
    val refused = try {
        FuelApi(at).fuel(city = "nowhere at all").city
    } catch (fault: ClientException) {
        JsonParser.parseString((fault.response as ClientError<*>).body as String).asJsonObject.get("code").asString
    }
    val answers = listOf(
        FuelApi(at).fuel(city = "mumbai").price?.petrol?.price,
        FuelApi(at).fuelCities().count,
        FuelApi(at).fuelHistory(city = "mumbai", days = 3).\`data\`[0].date.toString(),
        FuelApi(at).fuelSearch(q = "kolkatta").results[0].name,
        CommoditiesApi(at).commoditiesHistory(city = "india", days = 3).\`data\`[0].price,
        ForexApi(at).forex(base = "USD", symbols = "INR").rates?.get("INR"),
        ForexApi(at).forexCurrencies().count,
        CryptoApi(at).cryptoHistory(symbol = "btc", days = 3).\`data\`[0].usd,
        GstApi(at).gstStates().states[0].name,
        GstApi(at).gstValidate(number = "27AAPFU0939F1ZV").valid,
        IfscApi(at).ifscBanks().count,
        PincodeApi(at).pincode(code = "110001").district,
        VehicleApi(at).vehicleRto().states?.get(0)?.state,
        HolidaysApi(at).holidays(year = 2026).holidays[0].id,
        PanchangApi(at).panchang(date = LocalDate.of(2026, 11, 8), city = "varanasi").vara.weekday,
        NumerologyApi(at).numerology(name = "Asha Rao", dob = LocalDate.of(1990, 11, 29)).lifePath?.number,
        TrainApi(at).trainStations(q = "kanpur").stations[0].code,
        TrainApi(at).trainRoute(number = "12302").stops[0].station.code,
        SchemesApi(at).schemes(state = "Kerala", limit = 5).total,
        LiquorApi(at).liquorBrands().count,
        refused,
    )
    println(Gson().toJson(answers))
    // okhttp keeps threads for a minute.
    kotlin.system.exitProcess(0)
}
`;

describe.skipIf(!isThere)('a client of /openapi-3.0.json in Kotlin, by openapi-generator', () => {
  const server = defaultServer();
  const java = (...args: string[]) => run('java', ['-Xmx2g', ...args], { cwd: FOLDER, maxBuffer: 64 * 1024 * 1024 });

  it('compiles, and gets twenty answers', { timeout: 1_200_000 }, async () => {
    await writeFile(join(FOLDER, 'openapi.json'), await (await server.get('/openapi-3.0.json')).text());
    await rm(join(FOLDER, 'client'), { recursive: true, force: true });
    const making = ['generate', '-i', 'openapi.json', '-g', 'kotlin', '-o', 'client', '--global-property', PARTS];
    await java('-jar', generator ?? '', ...making, '--additional-properties', OPTIONS);
    await writeFile(join(FOLDER, 'client/Main.kt'), MAIN);
    const path = globSync('lib/*.jar', { cwd: FOLDER }).join(':');
    const sources = ['client/src/main/kotlin', 'client/Main.kt'];
    const compiler = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
    await java('-cp', path, compiler, '-nowarn', '-no-stdlib', '-no-reflect', '-classpath', path, '-d', 'client/classes', ...sources);
    const { stdout } = await java('-cp', `client/classes:${path}`, 'MainKt', server.url);
    expect(JSON.parse(stdout)).toEqual(await expectedAnswers(server));
  });
});
