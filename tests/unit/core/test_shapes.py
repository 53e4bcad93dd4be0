import pytest

from coldsnap.core.codec import convert
from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.scene import rounded
from coldsnap.core.shapes import Shape, Sphere, shape, shapes
from sentences import refuses

LINTEL = 0.060


def test_the_penguin_has_the_measured_sizes() -> None:
    penguin = shape("penguin")
    assert penguin.spheres == (Sphere(0.0, 0.0175), Sphere(0.0120, 0.0150), Sphere(0.0255, 0.0115))
    assert penguin.rest_height == 0.01745
    assert penguin.footprint_radius == 0.0175
    assert penguin.height == 0.05445


def test_all_bodies_of_the_promos_have_a_shape() -> None:
    assert tuple(shapes()) == ("penguin", "walrus", "pawclaw", "emperor")


@pytest.mark.parametrize("name", list(shapes()))
def test_every_shape_says_its_source_and_stands_on_its_first_sphere(name: str) -> None:
    it = shape(name)
    assert it.source.startswith(("assumed: ", "measured "))
    base = it.spheres[0]
    assert (base.x, base.y, base.z) == (0.0, 0.0, 0.0)
    assert 0.0 < base.radius - it.rest_height < 0.0001
    assert it.rest_height == rounded(it.rest_height)
    assert all(ball.z - ball.radius >= -base.radius for ball in it.spheres)


@pytest.mark.parametrize("name", list(shapes()))
def test_every_shape_fits_under_a_lintel(name: str) -> None:
    assert shape(name).height < LINTEL


def test_an_unknown_shape_is_refused_by_name() -> None:
    with refuses(ColdsnapError, match=r"'whale'.*penguin, walrus"):
        shape("whale")


def test_a_sphere_beside_the_axis_widens_the_footprint() -> None:
    wide = Shape("test", 0.01, (Sphere(0.0, 0.01), Sphere(0.0, 0.002, x=0.03, y=-0.04)))
    assert wide.footprint_radius == 0.052


@pytest.mark.parametrize(
    "fault",
    [
        {"spheres": []},
        {"spheres": [{"z": 0.0, "radius": -0.01}]},
        {"spheres": [{"z": 0.0, "radius": 0.01, "colour": "red"}]},
        {"rest_height": "high"},
        {"source": ""},
        {"mass": 0.03},
    ],
)
def test_a_faulty_shape_is_refused(fault: dict[str, object]) -> None:
    good = {"source": "test", "rest_height": 0.01, "spheres": [{"z": 0.0, "radius": 0.01}]}
    assert isinstance(convert(Shape, good), Shape)
    with pytest.raises(Undecodable):
        convert(Shape, good | fault)
